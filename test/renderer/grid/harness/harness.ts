// Mounts the grid alone over made-up rows, for measuring and looking, or over an engine that answers late, for the monkey.
// Options come from the address: rows, delay, theme, bar; monkey = a seed.
import { createApp } from 'vue';
import '../../../../renderer/styles/tokens.css';
import './harness.css';
import MonkeyApp from '../monkey/MonkeyApp.vue';
import HarnessApp from './HarnessApp.vue';

const options = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = options.get('theme') ?? 'light';
const seed = options.get('monkey');
const rows = Number(options.get('rows') ?? 10_000_000);
const delay = Number(options.get('delay') ?? 1);
const [app, props] =
  seed === null
    ? [HarnessApp, { rows, delay, bar: options.has('bar') }]
    : [MonkeyApp, { seed: Number(seed), bar: options.has('bar') }];
createApp(app, props).mount('#app');
