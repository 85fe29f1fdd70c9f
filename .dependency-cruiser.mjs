/** What one publisher's site is about; every other folder of lib/ would serve another site as well. */
const domain = ['blog', 'cart', 'jobs', 'personal-data', 'shop', 'submissions'];
const inLib = `^lib/(${domain.join('|')})/`;

/** Rooms of the back-office, with the routes of each that have an address elsewhere. The search of all rooms is none. */
const rooms = {
  posts: ['blog-posts', 'calendario', 'imagenes'],
  inboxes: ['\\[area\\]', 'archivos', 'cartas', 'exportar'],
  people: ['personas'],
  'personal-data': ['datos-personales'],
  state: ['estado'],
  account: ['cuenta'],
  record: ['registro'],
  dashboard: ['_dashboard'],
  frame: ['_frame'],
};
const room = (folders) => `^app/admin/(${folders.join('|')})/`;
const isTest = '[.]test[.]tsx?$';

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: isTest, ...from },
  to,
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('downwards', 'app → components → lib.', { path: '^(components|lib)/' }, { path: '^app/' }),
    rule('lib-is-lowest', 'lib imports no component.', { path: '^lib/' }, { path: '^components/' }),
    rule(
      'no-local',
      'local/ stands in for hosted services; nothing imports it.',
      { path: '^(app|components|lib)/' },
      { path: '^local/' },
    ),
    ...Object.entries(rooms).map(([name, folders]) =>
      rule(
        `room-${name}`,
        'A room of the back-office imports no other room but _frame.',
        { path: room(folders) },
        { path: '^app/admin/[^/]+/', pathNot: [room(folders), room(rooms.frame)] },
      ),
    ),
    rule(
      'platform',
      'The platform in lib/ imports nothing of the domain.',
      { path: '^lib/', pathNot: [inLib, isTest] },
      { path: inLib },
    ),
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]next' },
  },
};
