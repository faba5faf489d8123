// Bench case: the built command line imports files into a new project, as users have it. Arguments: PROJECT FILE… The time
// is that of the whole command, the memory that of its process, where the system tells it.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { BUILT_CLI } from '../built-app.ts';
import { peakOf } from '../figures/peak-of.ts';
import { reportCase } from '../case-result.ts';

const args = [BUILT_CLI, 'import', '--json', ...process.argv.slice(2)];
let peakMb = 0;
await reportCase(
  async () => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const watch = setInterval(() => {
      peakMb = Math.max(peakMb, peakOf(child.pid));
    }, 20);
    const { rows } = JSON.parse(await text(child.stdout)) as { rows: number };
    clearInterval(watch);
    return rows;
  },
  { peakMb: () => peakMb },
);
