import { runOperatorCli } from './app/operator/operator-cli.ts';

process.exitCode = await runOperatorCli(process.argv.slice(2), {
  environment: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
