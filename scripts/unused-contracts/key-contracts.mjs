// The keys of the configuration document and the numbers of the programme, with the uses that they lack.
import { findKeyUses } from './key-uses.mjs';
import { findFile, lacking } from './program.mjs';
import { readInterface, readTable } from './read-table.mjs';

const isConfiguration = (path) => /^shared-contracts\/src\/(?:.*\/)?configuration[^/]*\.ts$/.test(path);

export const readConfigurationKeys = ({ checker, filesOf, typeOf }) => {
  const type = typeOf(findFile('export type Configuration ='), 'Configuration');
  const { uses } = findKeyUses(
    checker,
    type,
    filesOf((path) => !isConfiguration(path)),
    ['configuration', 'Configuration'],
  );
  const table = readTable(findFile('export const validateConfiguration'), 'validateConfiguration', {
    deep: true,
  });
  return [...table].map(([name, statement]) => ({
    kind: 'configuration key',
    name,
    ...statement,
    lacks: lacking({ 'nothing reads it': uses.has(name) }),
  }));
};

export const readProgramme = ({ checker, filesOf, typeOf }) => {
  const file = findFile('export interface ProgrammeVersion');
  const { uses } = findKeyUses(
    checker,
    typeOf(file, 'ProgrammeVersion'),
    filesOf(() => true),
    ['programmeVersion', 'ProgrammeVersion', 'LevelTerms'],
  );
  const paths = [...uses.keys()];
  const read = {
    ProgrammeVersion: (name) => paths.some((path) => path === name || path.startsWith(`${name}.`)),
    LevelTerms: (name) => paths.some((path) => path.startsWith('levels.') && path.endsWith(`.${name}`)),
  };
  return Object.entries(read).flatMap(([type, isRead]) =>
    [...readInterface(file, type)].map(([name, statement]) => ({
      kind: 'programme number',
      name,
      ...statement,
      lacks: lacking({ 'nothing reads it': isRead(name) }),
    })),
  );
};
