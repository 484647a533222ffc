/** The ways in which a remote's own code fails. */
export type CodeFault =
  | 'throws-init'
  | 'throws-render'
  | 'throws-effect'
  /** Emits events whose payload does not match the contract. */
  | 'emits-garbage';

/**
 * Returns the text of a function `(module) => module` that makes a remote's module fail. It runs in the page,
 * together with code that the kit does not know. A ref that throws replaces an effect: React runs both when
 * it commits.
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

/** Returns the text of an entry whose container returns the failing module. */
export const brokenEntry = (text: string, container: string, fault: CodeFault): string => `${text}
;(() => {
  const spoil = ${breakCode(fault)};
  const real = globalThis['${container}'];
  globalThis['${container}'] = {
    init: (scope) => real.init(scope),
    get: (name) => real.get(name).then((factory) => () => ({ default: spoil(factory().default) })),
  };
})();`;

/** Returns the text of a chunk whose remote module fails when it is evaluated. */
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
