// Runs webpack, and writes the compressed variants that the server sends.
import webpack from 'webpack';
import { compressFolder } from '../../registry/src/index.ts';

const build = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats);
      }),
    );
  });

export const compile = async (config) => {
  await build(config);
  compressFolder(config.output.path);
};
