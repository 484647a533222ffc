/** The exports of oauth for other modules. Lint rejects an import of any other file of this folder. */
export { oauthClientCommands } from './clients/oauth-client.commands.ts';
