// A host that is killed: it starts an engine, has it open a project, asks it much once it is told to, and goes on until then.
import { forkEngine } from '../../electron/supervisor/fork-port.ts';

const QUESTIONS = 2_000;

const port = forkEngine();
port.onMessage((message) => {
  if (!('id' in message) || message.id !== 1) return;
  process.send?.({ engine: port.pid, opened: message.ok });
});
port.send({ id: 1, name: 'project.open', params: { path: process.argv[2] } });
process.on('message', () => {
  for (let id = 2; id < QUESTIONS; id++) port.send({ id, name: 'project.info', params: {} });
  process.kill(process.pid, 'SIGKILL');
});
