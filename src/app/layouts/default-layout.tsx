import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { PageFrame, useFrame } from './page-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { UpdateNote } from './update-note.tsx';

export function DefaultLayout(): ReactElement {
  const frame = useFrame();
  return (
    <PageFrame header={<SiteHeader frame={frame} />} footer={<SiteFooter frame={frame} />}>
      <UpdateNote />
      <Outlet />
    </PageFrame>
  );
}
