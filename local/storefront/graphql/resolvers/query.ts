import {
  type CatalogueProduct,
  productByHandle,
  productById,
  products,
  variantById,
} from '../../catalogue/index.ts';
import { productMatcher } from '../../search/product-query.ts';
import { sortProducts } from '../../search/sort.ts';
import type { StorefrontContext } from '../context.ts';
import { type ConnectionArgs, paginate } from '../paginate.ts';
import { cartView } from './cart-view.ts';
import { productView, variantView } from './product-view.ts';

type ProductsArgs = ConnectionArgs & { query?: string | null; sortKey: string };
type ProductArgs = { handle?: string | null; id?: string | null };
type RelatedArgs = { productId?: string | null; productHandle?: string | null };

/** The implemented queries of the embedded shop; all others return NOT_IMPLEMENTED. */
export const queryResolvers = {
  products: (_root: unknown, args: ProductsArgs) => {
    const found = products.filter(productMatcher(args.query));
    const sorted = sortProducts(found, args.sortKey);
    return paginate(sorted.map(productView), args, (product) => product.id);
  },
  product: (_root: unknown, { handle, id }: ProductArgs) =>
    viewOrNull(handle ? productByHandle(handle) : productById(id ?? '')),
  productRecommendations: (_root: unknown, { productId, productHandle }: RelatedArgs) => {
    const product = productHandle ? productByHandle(productHandle) : productById(productId ?? '');
    return product ? relatedTo(product).map(productView) : null;
  },
  cart: (_root: unknown, { id }: { id: string }, context: StorefrontContext) => {
    const cart = context.carts.find(id);
    return cart ? cartView(cart, context) : null;
  },
  nodes: (_root: unknown, { ids }: { ids: string[] }, context: StorefrontContext) =>
    ids.map((id) => nodeView(id, context)),
  shop: (_root: unknown, _args: unknown, { origin }: StorefrontContext) => ({
    name: 'Ediciones Dauro',
    primaryDomain: { host: new URL(origin).host, url: origin },
  }),
};

function viewOrNull(product: CatalogueProduct | undefined) {
  return product ? productView(product) : null;
}

function nodeView(id: string, context: StorefrontContext) {
  const variant = variantById(id);
  return variant ? variantView(variant, context) : viewOrNull(productById(id));
}

/** The books that share most tags, at most ten, like Shopify's recommendations. */
function relatedTo(product: CatalogueProduct): CatalogueProduct[] {
  const tags = new Set(product.book.tags);
  const score = (other: CatalogueProduct) => other.book.tags.filter((tag) => tags.has(tag)).length;
  return products
    .filter((other) => other !== product && score(other) > 0)
    .sort((a, b) => score(b) - score(a) || a.number - b.number)
    .slice(0, 10);
}
