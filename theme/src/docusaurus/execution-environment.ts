const canUseDOM = typeof window !== 'undefined' && 'document' in window;

/**
 * `@docusaurus/ExecutionEnvironment`: the capabilities of the environment in which the code runs.
 */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window,
};

export default ExecutionEnvironment;
