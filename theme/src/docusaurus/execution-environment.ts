const canUseDOM = typeof window !== 'undefined' && 'document' in window;

/** `@docusaurus/ExecutionEnvironment`: what can be used where the code runs. */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window,
};

export default ExecutionEnvironment;
