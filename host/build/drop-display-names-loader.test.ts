import dropDisplayNames from './drop-display-names-loader.mjs';

describe('the loader that removes component names', () => {
  it('removes each assignment of displayName and keeps every other statement', () =>
    expect(dropDisplayNames('var a = 1;\nForm.displayName = "Form";\nuse(a);\n')).toBe(
      'var a = 1;\n\nuse(a);\n',
    ));

  it.each(['React.forwardRef', 'React10.memo', 'createContext'])('marks %s as free of side effects', (call) =>
    expect(dropDisplayNames(`var Form = ${call}(render);`)).toBe(
      `var Form = /* @__PURE__ */ ${call}(render);`,
    ),
  );
});
