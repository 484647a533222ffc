import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';

/** Storybook uses CSS Modules and swc, like the applications' build. */
const rules = [
  {
    test: /\.pictures\.tsx$/,
    use: join(import.meta.dirname, '../../remote-kit/build/pictures/pictures-loader.mjs'),
  },
  {
    test: /\.tsx?$/,
    exclude: /node_modules|\.pictures\.tsx$/,
    use: {
      loader: 'swc-loader',
      options: {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    },
  },
  {
    test: /\.css$/,
    use: [
      'style-loader',
      {
        loader: 'css-loader',
        options: { modules: { auto: true, namedExport: false, exportLocalsConvention: 'as-is' } },
      },
    ],
  },
];

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  typescript: { reactDocgen: false, check: false },
  core: { disableTelemetry: true },
  webpackFinal: (webpack) => ({
    ...webpack,
    performance: false,
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []).filter(
          (rule) => !(rule && typeof rule === 'object' && String(rule.test) === '/\\.css$/'),
        ),
        ...rules,
      ],
    },
  }),
};

export default config;
