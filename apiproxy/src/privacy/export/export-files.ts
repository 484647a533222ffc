import { renderJson, renderZip } from './render-export.ts';

/** The formats of a file of personal data. */
export const exportFiles = {
  json: { type: 'application/json; charset=utf-8', name: 'crema-data.json', render: renderJson },
  csv: { type: 'application/zip', name: 'crema-data.zip', render: renderZip },
} as const;
