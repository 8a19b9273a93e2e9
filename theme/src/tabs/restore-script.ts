/**
 * A script inside tabs that selects the tab chosen earlier, as `setUpTabs` does, but before the
 * first paint, so that the page's scripts cause no layout shift. It is constant, so that its hash
 * can be documented for content security policies.
 */
export const restoreScript = [
  '((t,v)=>{try{v=localStorage.getItem("tabs."+t.dataset.group)}catch{}',
  'let[l,...p]=t.children,s=p.find(e=>e.dataset.value===v);',
  'if(v&&s)[...l.children].forEach((b,i)=>{',
  'for(let e of[b,p[i]])e.toggleAttribute("data-selected",p[i]===s)})',
  '})(document.currentScript.closest(".tabs"))',
].join('');
