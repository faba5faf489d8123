// Where a thread that helps the views begins. It leaves everything to view-worker.
import { serveViews } from './view-worker.ts';

serveViews();
