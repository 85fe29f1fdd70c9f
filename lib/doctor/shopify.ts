import * as operations from '../storefront/operations.gen.ts';
import { listOf, member, textOf } from '../text/unchecked.ts';
import { type Answer, type Context, ok, request, unknown, type Verdict, wrong } from './finding.ts';

/** A variant that does not exist: the shop returns an error for the line and creates no cart. */
const noVariant = 'gid://shopify/ProductVariant/0';

/** The queries of the site, with the access scope that Shopify requires for each. */
const questions = [
  ['unauthenticated_read_product_listings', operations.productsOperation.text, { first: 10 }],
  [
    'unauthenticated_read_product_listings',
    operations.cartVariantsOperation.text,
    { ids: [noVariant] },
  ],
  ['unauthenticated_read_content', operations.shopDomainOperation.text, {}],
  [
    'unauthenticated_write_checkouts',
    operations.cartCreateOperation.text,
    { input: { lines: [{ merchandiseId: noVariant, quantity: 1 }] } },
  ],
] as const;

const shopOf = ({ env }: Context) => new URL(env.SHOPIFY_STORE_DOMAIN).host;

function requestShop(context: Context, query: string, variables: object): Promise<Answer | null> {
  const { env } = context;
  return request(
    context,
    `${env.SHOPIFY_STORE_DOMAIN}/api/${env.SHOPIFY_API_VERSION}/graphql.json`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(env.SHOPIFY_PRIVATE_TOKEN
          ? { 'shopify-storefront-private-token': env.SHOPIFY_PRIVATE_TOKEN }
          : { 'x-shopify-storefront-access-token': env.SHOPIFY_STOREFRONT_TOKEN }),
      },
      body: JSON.stringify({ query, variables }),
    },
  );
}

const requestDomain = (context: Context) =>
  requestShop(context, operations.shopDomainOperation.text, {});
const errorsOf = (answer: Answer) => listOf(member(answer.body, 'errors'));
const codeOf = (error: unknown) => textOf(member(member(error, 'extensions'), 'code'));
const refuses = (answer: Answer) =>
  [401, 403].includes(answer.status) ||
  errorsOf(answer).some((error) => codeOf(error) === 'UNAUTHORIZED');

/** The shop answers and accepts the token. */
export async function checkToken(context: Context): Promise<Verdict> {
  const shop = shopOf(context);
  const answer = await requestDomain(context);
  if (!answer) return wrong('shopUnreachable', { shop });
  if (refuses(answer)) {
    const isPrivate = Boolean(context.env.SHOPIFY_PRIVATE_TOKEN);
    return wrong('shopRefusesToken', {
      name: isPrivate ? 'SHOPIFY_PRIVATE_TOKEN' : 'SHOPIFY_STOREFRONT_TOKEN',
    });
  }
  if (answer.status === 404) return wrong('shopNotFound', { shop });
  return answer.status === 200
    ? ok('shopReached', { shop })
    : wrong('shopFails', { shop, status: answer.status });
}

/** Each query of the site is allowed; the one that creates a cart uses a variant that does not exist. */
export async function checkScopes(context: Context): Promise<Verdict> {
  const answers = await Promise.all(
    questions.map(async ([scope, query, variables]) => ({
      scope,
      answer: await requestShop(context, query, variables),
    })),
  );
  const denied = answers.filter(
    ({ answer }) => answer && errorsOf(answer).some((error) => codeOf(error) === 'ACCESS_DENIED'),
  );
  if (denied.length > 0) {
    return wrong('scopesMissing', {
      list: [...new Set(denied.map(({ scope }) => scope))].join(', '),
    });
  }
  if (answers.some(({ answer }) => answer?.status !== 200)) return unknown('notAnswered');
  const failed = answers.flatMap(({ answer }) => (answer ? errorsOf(answer) : []));
  if (failed.length === 0) return ok('scopesRight');
  return wrong('queriesRefused', { reason: textOf(member(failed[0], 'message')).slice(0, 120) });
}

/** Shopify answers a retired version with its oldest supported one and reports this only in a header. */
export async function checkVersion(context: Context): Promise<Verdict> {
  const wanted = context.env.SHOPIFY_API_VERSION;
  const answer = await requestDomain(context);
  const found = answer?.headers.get('x-shopify-api-version');
  if (answer?.status !== 200 || !found) return unknown('notAnswered');
  return found === wanted
    ? ok('versionRight', { wanted })
    : wrong('versionOther', { wanted, found });
}

/** Book details are metafields, which a shop exposes to the storefront only when this is enabled. */
export async function checkMetafields(context: Context): Promise<Verdict> {
  const answer = await requestShop(context, operations.productsOperation.text, { first: 50 });
  const products = member(member(member(answer?.body, 'data'), 'products'), 'nodes');
  if (answer?.status !== 200 || !Array.isArray(products)) return unknown('notAnswered');
  if (products.length === 0) return unknown('noProducts');
  const described = products.filter((product) => {
    const fields = member(product, 'metafields');
    return Array.isArray(fields) && fields.some((field) => member(field, 'value'));
  });
  return described.length > 0
    ? ok('metafieldsRead', { n: described.length, of: products.length })
    : wrong('metafieldsHidden', { n: products.length });
}

/** Whether the webhook secret is set; only the next webhook shows whether it is correct. */
export async function checkWebhookSecret({ env }: Context): Promise<Verdict> {
  return env.SHOPIFY_WEBHOOK_SECRET ? ok('webhookSecretSet') : wrong('webhookSecretMissing');
}
