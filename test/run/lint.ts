// The lint command: formatting, ESLint, types, regular expressions, import rules, dead code. Exit code 1 where one of them fails.
import { runLint } from './lint-steps.ts';

const { passed, failures } = await runLint();
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
