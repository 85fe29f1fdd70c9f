import { productByHandle, products, variantById } from '../../catalogue/index.ts';
import type { StorefrontContext } from '../context.ts';
import { notImplemented } from '../not-implemented.ts';
import { type ConnectionArgs, paginate } from '../paginate.ts';
import { productView, variantView } from './product-view.ts';

type ProductsArgs = ConnectionArgs & { query?: string | null; sortKey: string; reverse: boolean };

/** The queries of the application; all others return NOT_IMPLEMENTED. */
export const queryResolvers = {
  products: (_root: unknown, { query, sortKey, reverse, ...args }: ProductsArgs) => {
    if (query || reverse || sortKey !== 'ID') throw notImplemented('QueryRoot.products');
    return paginate(products.map(productView), args, (product) => product.id);
  },
  product: (_root: unknown, { handle }: { handle?: string | null }) => {
    const product = productByHandle(handle ?? '');
    return product ? productView(product) : null;
  },
  nodes: (_root: unknown, { ids }: { ids: string[] }) =>
    ids.map((id) => {
      const variant = variantById(id);
      return variant ? variantView(variant) : null;
    }),
  shop: (_root: unknown, _args: unknown, { origin }: StorefrontContext) => ({
    name: 'Ediciones Dauro',
    primaryDomain: { host: new URL(origin).host, url: origin },
  }),
};
