// Where a thread of an export begins. It leaves everything to serve-orders.
import { serveOrders } from './serve-orders.ts';

serveOrders();
