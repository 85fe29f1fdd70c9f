import { productByHandle, products, variantById } from '../../catalogue/index.ts';
import type { StorefrontContext } from '../context.ts';
import { notImplemented } from '../not-implemented.ts';
import { type ConnectionArgs, paginate } from '../paginate.ts';
import { productView, variantView } from './product-view.ts';

type ProductsArgs = ConnectionArgs & { query?: string | null; sortKey: string };

/** Variants are the nodes that this service has. */
function nodeOf(id: string) {
  if (!/^gid:\/\/shopify\/ProductVariant\/\d+$/.test(id)) throw notImplemented(`Node ${id}`);
  const variant = variantById(id);
  return variant ? variantView(variant) : null;
}

/** The queries of the application; all others return NOT_IMPLEMENTED. */
export const queryResolvers = {
  products: (_root: unknown, { query, sortKey, ...args }: ProductsArgs) => {
    if (query || sortKey !== 'ID') throw notImplemented('QueryRoot.products');
    return paginate(products.map(productView), args, (product) => product.id, 'QueryRoot.products');
  },
  product: (_root: unknown, { handle }: { handle?: string | null }) => {
    const product = productByHandle(handle ?? '');
    return product ? productView(product) : null;
  },
  nodes: (_root: unknown, { ids }: { ids: string[] }) => ids.map(nodeOf),
  shop: (_root: unknown, _args: unknown, { origin }: StorefrontContext) => ({
    name: 'Ediciones Dauro',
    primaryDomain: { host: new URL(origin).host, url: origin },
  }),
};
