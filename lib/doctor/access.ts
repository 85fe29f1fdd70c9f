import { z } from 'zod';
import { member, textOf } from '../text/unchecked.ts';
import { accessRules } from './access-rules.gen.ts';
import {
  type Answer,
  type Check,
  type Context,
  ok,
  requestSupabase,
  unknown,
  type Verdict,
  wrong,
} from './finding.ts';

/** What `public.access_rules()` returns: the rule of each object, under its kind and its name. */
const rulesSchema = z.record(z.string(), z.string());
type Rules = z.infer<typeof rulesSchema>;

/** The kinds of `public.access_rules()`, as the report shows them together. */
const kinds = {
  tables: ['table', 'column', 'sequence'],
  policies: ['policy'],
  functions: ['function'],
  triggers: ['trigger'],
  roles: ['role', 'schema', 'default'],
  buckets: ['bucket'],
} as const;
type Part = keyof typeof kinds;

/** The value of an empty list in the sentence `rulesDiffer`. */
const none = 'none';
const shownNames = 8;
const maxRuleLength = 100;

const askRules = (context: Context, key: 'publishable' | 'secret') =>
  requestSupabase(context, key, '/rest/v1/rpc/access_rules', {});

/** One answer for all parts of a report: it is long, and an embedded database answers one request at a time. */
const answers = new WeakMap<Context, Promise<Answer | null>>();

function remember(context: Context): Promise<Answer | null> {
  const answer = askRules(context, 'secret');
  answers.set(context, answer);
  return answer;
}

/** Compares what the database allows with what supabase/migrations allow: every object of one part, by name. */
export const checkRules =
  (part: Part): Check =>
  async (context) => {
    const answer = await (answers.get(context) ?? remember(context));
    if (answer?.status === 404) return wrong('rulesTooOld');
    const rules = answer?.status === 200 ? rulesSchema.safeParse(answer.body).data : undefined;
    if (!rules) return unknown('notAnswered');
    const [wanted, found] = [rulesOf(part, accessRules), rulesOf(part, rules)];
    const extra = [...found.keys()].filter((name) => !wanted.has(name));
    const missing = [...wanted.keys()].filter((name) => !found.has(name));
    const changed = [...wanted.keys()].filter(
      (name) => found.has(name) && found.get(name) !== wanted.get(name),
    );
    if (extra.length + missing.length + changed.length === 0)
      return ok('rulesRight', { n: wanted.size });
    return wrong('rulesDiffer', {
      extra: shown(extra, found),
      missing: shown(missing),
      changed: shown(changed, found),
    });
  };

function rulesOf(part: Part, rules: Rules): Map<string, string> {
  const own: readonly string[] = kinds[part];
  return new Map(
    Object.entries(rules).flatMap(([key, rule]) => {
      const [kind = ''] = key.split(' ', 1);
      if (!own.includes(kind)) return [];
      return [[own.length > 1 ? key : key.slice(kind.length + 1), rule] as const];
    }),
  );
}

/** Some names, and what is now the rule there when it is short. */
function shown(names: readonly string[], found?: Map<string, string>): string {
  if (names.length === 0) return none;
  const words = names.slice(0, shownNames).map((name) => {
    const rule = found?.get(name);
    return rule && rule.length <= maxRuleLength ? `${name} (${rule})` : name;
  });
  return [...words, ...(names.length > shownNames ? ['…'] : [])].join(', ');
}

/** The names of the buckets that the migrations make. */
export const bucketNames = [...rulesOf('buckets', accessRules).keys()];

/** The anonymous key may not call the site's database functions, which are for the secret key. */
export async function checkCalls(context: Context): Promise<Verdict> {
  const answer = await askRules(context, 'publishable');
  if (answer?.status === 200) return wrong('callsOpen');
  return answer && [401, 403, 404].includes(answer.status)
    ? ok('callsClosed')
    : unknown('notAnswered');
}

const hasRows = ({ status, body }: Answer) =>
  status < 300 && !(Array.isArray(body) && body.length === 0);

/** Visitors may read published posts and no drafts. */
export async function checkPosts(context: Context): Promise<Verdict> {
  const posts = '/rest/v1/blog_posts?select=slug&limit=1';
  const [published, drafts] = await Promise.all([
    requestSupabase(context, 'publishable', posts),
    requestSupabase(context, 'secret', `${posts}&status=eq.draft`),
  ]);
  if (!published || published.status >= 500) return unknown('notAnswered');
  if (published.status !== 200) return wrong('postsHidden');
  const draft = Array.isArray(drafts?.body) ? textOf(member(drafts.body[0], 'slug')) : '';
  if (!draft) return ok('postsReadable');
  const path = `${posts}&slug=eq.${encodeURIComponent(draft)}`;
  const seen = await requestSupabase(context, 'publishable', path);
  if (seen && hasRows(seen)) return wrong('draftsOpen');
  return seen?.status === 200 ? ok('postsReadable') : unknown('notAnswered');
}
