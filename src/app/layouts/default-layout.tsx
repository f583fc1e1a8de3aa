import { useMemo, type ReactElement } from 'react';
import { Outlet } from 'react-router';
import { PageFrame, useFrame } from './page-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { UpdateNote } from './update-note.tsx';

export function DefaultLayout(): ReactElement {
  const frame = useFrame();
  // Most of a page: the same element is not drawn anew at every step of a visit.
  const header = useMemo(() => <SiteHeader frame={frame} />, [frame]);
  const footer = useMemo(() => <SiteFooter frame={frame} />, [frame]);
  return (
    <PageFrame header={header} footer={footer}>
      <UpdateNote />
      <Outlet />
    </PageFrame>
  );
}
