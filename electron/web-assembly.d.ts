// The part of the WebAssembly API that is used here; Node's types lack it. Source: webassembly.github.io/spec/js-api.
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};
