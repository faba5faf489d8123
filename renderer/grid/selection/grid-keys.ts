// The keys that are in force, for all grids at once; the settings keep them up to date.
import { shallowRef } from 'vue';
import { effectiveKeys } from '../../../shared/commands/effective-keys.ts';

export const gridKeys = shallowRef(effectiveKeys({ platform: 'linux', inBrowser: true }));
