// The pages of a remote and its exchange with others, from its remote.json, package.json and the argument of defineRemote.
const access = {
  anyone: 'anyone',
  member: 'members',
  'member+recent': 'members after a recent proof',
  'guest-draft': 'guests with a draft',
};
const firstView = ({ render, skeleton }) => {
  if (render === 'server') return 'rendered';
  if (render) return 'rendered for guests';
  return skeleton ? `skeleton: ${skeleton}` : 'skeleton';
};
const code = (text) => `\`${text}\``;
const inCode = (list) => list.map(code).join(' ');
const source = (module) => (module ? code(`src/${module}`) : '');

const pagesOf = ({ routes, titles }, modules) => [
  '| page | title | who may open it | first view | code |',
  '| --- | --- | --- | --- | --- |',
  ...routes.map((route) =>
    [
      '',
      code(route.path),
      titles['en-US'][route.titleId],
      access[route.access] ?? route.access,
      firstView(route),
      source(modules[route.id]),
      '',
    ]
      .join(' | ')
      .trim(),
  ),
];

const borderOf = ({ slots, events, flags, confirms = [] }, modules) =>
  [
    [
      'brings the slots',
      slots.provides.map((name) => `${code(name)} ${source(modules[name])}`.trim()).join(', '),
    ],
    ['shows the slots', inCode(slots.uses)],
    ['emits', inCode(events.emits)],
    ['listens to', inCode(events.consumes)],
    ['reads the flags', inCode(flags)],
    ['confirms a change of', inCode(confirms)],
  ]
    .filter(([, list]) => list)
    .map(([what, list]) => `- It ${what}: ${list}`);

/** `manifest`: remote.json; `modules`: the result of readRemoteCode. */
export const writeRemoteContents = ({ name, port, manifest, modules }) => {
  const border = borderOf(manifest, modules.slots);
  return [
    `**Start.** \`npm run dev ${name}\` serves the product with this remote under development (port ${port}); \`npm run build ${name}\` builds and publishes it`,
    'locally.',
    '',
    ...pagesOf(manifest, modules.routes),
    '',
    ...border,
    '- No other package imports from here. `src/remote.tsx` (`defineRemote(…)`) is the only module that it exposes.',
    '',
    `**Tests.** \`npx jest --selectProjects ${name}\`: \`renderRemote\` of remote-kit renders each page as the host does; \`teardown.test.tsx\` mounts and disposes the`,
    'remote 50 times. Journeys are in `e2e/journeys`.',
  ].join('\n');
};
