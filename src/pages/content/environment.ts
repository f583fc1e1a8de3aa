import { createContext, useContext, type ComponentProps } from 'react';
import { useRouteLoaderData } from 'react-router';
import { pagesOf, type CategoryLinks } from '#features/catalogue/category-links.tsx';
import type { ListingSlot } from '#features/catalogue/content-elements.tsx';
import type { ContactForm } from '#features/contact/contact-form.tsx';

type Categories = ComponentProps<typeof CategoryLinks>['categories'];

interface Environment {
  /** Categories right below that of the page; without them, those of the main menu. */
  readonly categories?: Categories;
  /** The listing whose filters stand in a sidebar of the page. */
  readonly sidebarListing?: ListingSlot | undefined;
  /** Which page it is: the shop finds the receiver of a form by it. */
  readonly formPlace?: Pick<NonNullable<ComponentProps<typeof ContactForm>['place']>, 'navigationId' | 'entityName'>;
}

/** What elements need to know about the page they stand in. */
export const EnvironmentContext = createContext<Environment>({});

export const useEnvironment = (): Environment => useContext(EnvironmentContext);

/** The categories a menu in a content page shows. */
export function useCategories(): Categories {
  const { categories } = useEnvironment();
  const frame = useRouteLoaderData<{ readonly main: Categories } | undefined>('frame');
  return categories ?? pagesOf(frame?.main ?? []);
}
