const features = ['blog', 'cart', 'shop', 'submissions'];
const inLib = (names) => `^lib/(${names.join('|')})/`;

/** Imports go in one direction: app → components → lib. local/ replaces hosted services and imports neither app/ nor components/. */
const layers = [
  [
    'app',
    '^app/',
    '^local/',
    'local/ stands in for hosted services; the application never imports it.',
  ],
  ['components', '^components/', '^(local|app)/', 'app/ holds routes only; nothing imports it.'],
  ['lib', '^lib/', '^(local|app|components)/', 'lib never imports components or routes.'],
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers.map(([name, from, to, comment]) => ({
      name: `${name}-layer`,
      comment,
      severity: 'error',
      from: { path: from, pathNot: '[.]test[.]tsx?$' },
      to: { path: to },
    })),
    {
      name: 'features-apart',
      comment: 'Features do not import each other; shared code is in modules of its own.',
      severity: 'error',
      from: { path: `^lib/(${features.join('|')})/`, pathNot: '[.]test[.]ts$' },
      to: { path: inLib(features), pathNot: '^lib/$1/' },
    },
    {
      name: 'staff-modules',
      comment: 'The back-office and the jobs import submissions and no other feature.',
      severity: 'error',
      from: { path: inLib(['admin', 'jobs', 'review', 'personal-data']), pathNot: '[.]test[.]ts$' },
      to: { path: inLib(features.filter((name) => name !== 'submissions')) },
    },
    {
      name: 'shared-modules',
      comment: 'Shared modules import no feature.',
      severity: 'error',
      from: {
        path: '^lib/',
        pathNot: [
          inLib([...features, 'admin', 'jobs', 'review', 'personal-data']),
          '[.]test[.]ts$',
        ],
      },
      to: { path: inLib(features) },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]next' },
  },
};
