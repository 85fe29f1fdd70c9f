export {
  BlogListPage as default,
  listMetadata as generateMetadata,
} from '@/app/(site)/blog/blog-list';
