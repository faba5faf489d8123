// Where the second thread of a large edit begins. It leaves everything to find-ranges.
import { workerData } from 'node:worker_threads';
import { serveFinding, type FindThreadData } from './find-ranges.ts';

serveFinding(workerData as FindThreadData);
