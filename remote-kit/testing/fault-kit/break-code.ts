/** How a remote's own code goes wrong. */
export type CodeFault =
  | 'throws-init'
  | 'throws-render'
  | 'throws-effect'
  /** Emits events whose payload is not what the contract says. */
  | 'emits-garbage';

/**
 * Text of a function `(module) => module` that makes a remote's module misbehave. It runs in the page, in place of or
 * beside code that the kit knows nothing of; a ref that throws replaces an effect: both run when React commits.
 */
const breakCode = (fault: CodeFault): string => `(module) => {
  const bad = () => { throw new TypeError('fault kit: ${fault}'); };
  const element = { $$typeof: Symbol.for('react.transitional.element'), type: 'div', key: null, ref: bad, props: { ref: bad }, _owner: null, _store: {} };
  const page = ${fault === 'throws-effect' ? '() => element' : 'bad'};
  return {
    ...module,
    mount: async (services) => {
      ${fault === 'throws-init' ? 'bad();' : ''}
      const bus = { ...services.bus, emit: (name) => services.bus.emit(name, { changed: true }) };
      const mounted = await module.mount(${fault === 'emits-garbage' ? '{ ...services, bus }' : 'services'});
      ${fault === 'emits-garbage' ? 'return mounted;' : ''}
      return { ...mounted, routes: Object.fromEntries(Object.keys(mounted.routes).map((id) => [id, page])) };
    },
  };
}`;

/** An entry's text whose container hands out a spoilt module. */
export const brokenEntry = (text: string, container: string, fault: CodeFault): string => `${text}
;(() => {
  const spoil = ${breakCode(fault)};
  const real = globalThis['${container}'];
  globalThis['${container}'] = {
    init: (scope) => real.init(scope),
    get: (name) => real.get(name).then((factory) => () => ({ default: spoil(factory().default) })),
  };
})();`;

/** A chunk's text whose remote module is spoilt when it is evaluated. */
export const brokenChunk = (text: string, container: string, fault: CodeFault): string => `;(() => {
  const spoil = ${breakCode(fault)};
  const chunks = (globalThis['webpackChunk${container}'] ||= []);
  const push = chunks.push;
  chunks.push = (payload) => {
    for (const [id, factory] of Object.entries(payload[1]))
      payload[1][id] = function (module, exports, require) {
        factory.call(this, module, exports, require);
        if (typeof module.exports?.default?.mount === 'function')
          module.exports = { default: spoil(module.exports.default) };
      };
    return push.call(chunks, payload);
  };
})();
${text}`;
