/** The exports of oauth for other modules. Lint rejects an import of any other file of this folder. */
export { endGrantsOf, listGrantsOf } from './apps/grants-of-member.ts';
export { oauthClientCommands } from './clients/oauth-client.commands.ts';
export { oauthData } from './personal-data.ts';
