// mapwright robots: says whether a robots.txt lets an agent fetch addresses, and which line decides.
import { robotsVerdicts } from '../../engine/commands/robots-verdicts.ts';
import { defineCommand } from '../define-command.ts';
import { writeJson } from '../json-output.ts';
import { required } from '../option-value.ts';
import { oneLine } from '../plain-text.ts';
import { UsageError } from '../usage-error.ts';

export const robots = defineCommand({
  name: 'robots',
  summary: 'Tell whether a robots.txt allows addresses, and by which line',
  synopsis: ['robots ROBOTS.TXT --agent AGENT URL…'],
  options: {
    agent: { type: 'string', value: 'AGENT', help: "The crawler's name, such as Googlebot" },
  },
  notes: 'Exit code 0 where all are allowed, 1 where at least one is disallowed.',
  run: async ({ positionals, options, json, terminal }) => {
    const [file, ...urls] = positionals;
    if (file === undefined || urls.length === 0)
      throw new UsageError('robots needs a ROBOTS.TXT and at least one URL.');
    const agent = required('--agent', options.agent);
    const odd = urls.find((url) => !/^(?:https?:\/)?\//i.test(url));
    if (odd !== undefined)
      throw new UsageError(`"${odd}" is neither an http or https URL nor a path that begins with /.`);
    const verdicts = await robotsVerdicts(file, agent, urls);
    if (json) await writeJson(terminal.stdout, { agent, verdicts });
    for (const { url, allowed, line, rule } of json ? [] : verdicts) {
      const reason = line === null ? 'no rule applies' : `${file}:${line}: ${rule ?? ''}`;
      await terminal.stdout.line([allowed ? 'allowed' : 'disallowed', url, reason].map(oneLine).join('\t'));
    }
    return verdicts.every(({ allowed }) => allowed) ? 0 : 1;
  },
});
