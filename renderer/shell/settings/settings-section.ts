// The sections of the settings in the order of the page. A new one is a component here, and its title in the texts.
import type { Component } from 'vue';
import type { HostInfo } from '../../../shared/contract/host.ts';
import UpdateSettings from '../../features/updates/UpdateSettings.vue';
import type { MessageKey } from '../../locales/en.ts';
import DiagnosticsSettings from './sections/DiagnosticsSettings.vue';
import ExportSettings from './sections/ExportSettings.vue';
import FormsSettings from './sections/FormsSettings.vue';
import KeysSettings from './sections/KeysSettings.vue';
import LookSettings from './sections/LookSettings.vue';
import NetworkSettings from './sections/NetworkSettings.vue';

export interface SettingsSection {
  readonly id: string;
  readonly title: MessageKey;
  readonly component: Component;
  /** Whether this host has it; all have what says nothing. */
  readonly isOffered?: (host: HostInfo) => boolean;
}

export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  { id: 'look', title: 'settings.sections.look', component: LookSettings },
  { id: 'forms', title: 'settings.sections.forms', component: FormsSettings },
  { id: 'export', title: 'settings.sections.export', component: ExportSettings },
  { id: 'network', title: 'settings.sections.network', component: NetworkSettings },
  { id: 'keys', title: 'settings.sections.keys', component: KeysSettings },
  {
    id: 'updates',
    title: 'updates.setting',
    component: UpdateSettings,
    isOffered: ({ updates }) => updates !== null,
  },
  { id: 'diagnostics', title: 'settings.sections.diagnostics', component: DiagnosticsSettings },
];
