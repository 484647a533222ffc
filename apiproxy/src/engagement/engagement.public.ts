/** The exports of engagement for other modules. Lint rejects an import of any other file of this folder. */
export { feedCommands } from './authored/feed.commands.ts';
