// Mounts the grid alone over made-up rows, for measuring and looking. Options come from the address: rows, delay, theme.
import { createApp } from 'vue';
import '../../../../renderer/styles/tokens.css';
import './harness.css';
import HarnessApp from './HarnessApp.vue';

const options = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = options.get('theme') ?? 'light';
createApp(HarnessApp, {
  rows: Number(options.get('rows') ?? 10_000_000),
  delay: Number(options.get('delay') ?? 1),
}).mount('#app');
