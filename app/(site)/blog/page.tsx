export {
  BlogListPage as default,
  listMetadata as generateMetadata,
} from './blog-list';
