import libraryLoader from './library-loader.mjs';

describe('the loader that makes libraries smaller', () => {
  it('removes each assignment of displayName and keeps every other statement', () =>
    expect(libraryLoader('var a = 1;\nForm.displayName = "Form";\nuse(a);\n')).toBe(
      'var a = 1;\n\nuse(a);\n',
    ));

  it.each(['React.forwardRef', 'React10.memo', 'createContext'])('marks %s as free of side effects', (call) =>
    expect(libraryLoader(`var Form = ${call}(render);`)).toBe(`var Form = /* @__PURE__ */ ${call}(render);`),
  );

  it('names what is read from React with a constant key, and keeps any other key', () =>
    expect(libraryLoader('const KEY = "use";\nconst a = React4[KEY];\nconst b = React[other];\n')).toBe(
      'const KEY = "use";\nconst a = React4.use;\nconst b = React[other];\n',
    ));
});
