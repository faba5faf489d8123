// Verdicts that agree are told once.
import { expect, it } from 'vitest';
import type { AgentVerdict } from '../../../../shared/model/robots.ts';
import { joinedVerdicts } from '../../../../renderer/features/robots/joined-verdicts.ts';

const free = (agent: string): AgentVerdict => ({ agent, allowed: true, line: null, rule: null });
const by = (agent: string, line: number, allowed = false): AgentVerdict => ({
  ...{ agent, allowed, line },
  rule: `${allowed ? 'Allow' : 'Disallow'}: /${String(line)}`,
});

it('joins crawlers with the same verdict by the same line', () => {
  expect(joinedVerdicts([free('A'), free('B'), free('C')])).toEqual([
    { agents: ['A', 'B', 'C'], allowed: true, line: null, rule: null },
  ]);
});

it('keeps crawlers apart whose lines differ, those that are blocked first', () => {
  const groups = joinedVerdicts([free('A'), by('B', 3), by('C', 7, true), by('D', 3), by('E', 2), free('F')]);
  expect(groups.map(({ agents, allowed, line }) => [agents, allowed, line])).toEqual([
    [['B', 'D'], false, 3],
    [['E'], false, 2],
    [['A', 'F'], true, null],
    [['C'], true, 7],
  ]);
});

it('joins none of none', () => {
  expect(joinedVerdicts([])).toEqual([]);
});
