// Starts the window: client, translator, stores, App. Nothing else happens here.
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { appClientKey } from './engine/app-client.ts';
import { connectClient } from './engine/connect-client.ts';
import { preferredLanguage } from '../shared/model/languages.ts';
import { createTranslator } from './locales/i18n.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';

const app = createApp(App);
app.provide(appClientKey, connectClient());
app.use(createPinia());
app.use(createTranslator(preferredLanguage(navigator.languages)));
// As any other uncaught error: to the user, to the log, and to whoever tests.
app.config.errorHandler = reportError;
app.mount('#app');
