import { html, SafeHtml } from './html.ts';

const style = `body{margin:0;background:#f4f0e7;color:#211d18;font:16px/1.5 Georgia,'Times New Roman',serif}
main{max-width:42rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.6rem;line-height:1.25;font-weight:normal}
h2{font-size:1.15rem;margin:2rem 0 .5rem}a{color:#8a2f1d}table{border-collapse:collapse;width:100%}
th,td{padding:.4rem .6rem .4rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #d8cfbd}
td.amount,th.amount{text-align:right;white-space:nowrap;padding-right:0}dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem;margin:.4rem 0}
dt{color:#5d5447}dd{margin:0}.note{border-left:3px solid #8a2f1d;padding:.2rem 0 .2rem 1rem}small{color:#5d5447}
button,.button{display:inline-block;font:inherit;padding:.6rem 1.2rem;border:1px solid #211d18;background:#fffdf8;color:#211d18;cursor:pointer;text-decoration:none}
input{display:block;box-sizing:border-box;width:100%;max-width:20rem;font:inherit;padding:.6rem;border:1px solid #211d18;background:#fffdf8;color:#211d18}label{flex-basis:100%}
.primary{background:#211d18;color:#fffdf8}form{display:flex;flex-wrap:wrap;gap:.8rem;margin:1.5rem 0}iframe{width:100%;height:40rem;border:1px solid #d8cfbd;background:#fff}
:focus-visible{outline:3px solid #8a2f1d;outline-offset:2px}`;

/** A whole document in the shop's plain paper look: mails, the test payment page, the outbox. No scripts, no images. */
export function paperPage(language: string, title: string, content: SafeHtml): SafeHtml {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new SafeHtml(style)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `;
}
