export default function Screen() { return <h1>site-plan</h1>; }
