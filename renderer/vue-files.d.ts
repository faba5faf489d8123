// What a .vue file is for tools that read TypeScript only (ESLint); vue-tsc reads the files themselves.

declare module '*.vue' {
  import type { DefineComponent } from 'vue';
  const component: DefineComponent;
  export default component;
}
