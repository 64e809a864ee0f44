interface RootMatch {
  loaderData: { brand: string }
}

/** The title of every page: "Name · Brand"; the brand alone for a page that is private on a shared phone. */
export const documentTitle = (brand: string, name?: string | null): string => (name ? `${name} · ${brand}` : brand)

/** The same as a meta tag; `matches` is the argument of `meta`, whose first match is the root route. */
export const pageTitle = ([root]: readonly [RootMatch, ...unknown[]], name?: string | null): { title: string } => ({
  title: documentTitle(root.loaderData.brand, name),
})
