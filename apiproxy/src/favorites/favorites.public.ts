/** The exports of favorites for other modules. Lint rejects an import of any other file of this folder. */
