// How the sides of the last comparison were named when they were chosen: what they are called may change since.
import { defineStore } from 'pinia';
import { shallowRef } from 'vue';

export const useSideNames = defineStore('sideNames', () => {
  /** By the keys of the sides; see sideKey. */
  const byKey = shallowRef<ReadonlyMap<string, string>>(new Map());
  return { byKey };
});
