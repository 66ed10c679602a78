@sandbox @browser
Feature: The embedded wallet describes requests in words
  The wallet's site has its own descriptors: a page's request is described by them, in the frame that only the wallet controls.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by link"
    And a new visitor logged in by email as "runa@saltmarsh.example"

  @S6.4
  Scenario: Typed data is signed in the words of its descriptor
    When the dapp asks the wallet for "eth_signTypedData_v4" with [null, {"domain": {"name": "Harbour Office", "chainId": 31337, "verifyingContract": "0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0"}, "types": {"EIP712Domain": [{"name": "name", "type": "string"}, {"name": "chainId", "type": "uint256"}, {"name": "verifyingContract", "type": "address"}], "Lease": [{"name": "tenant", "type": "address"}, {"name": "quay", "type": "uint256"}, {"name": "until", "type": "uint256"}, {"name": "nonce", "type": "uint256"}]}, "primaryType": "Lease", "message": {"tenant": "0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0", "quay": "1", "until": "1795802400", "nonce": "7"}}]
    Then the wallet's own screen says "Lease a berth"
    And the wallet's own screen says "North quay"
    And the wallet's own screen says "Nov 27, 2026, 18:00 UTC"
    And the wallet's own screen says "nonce (not described)"
    And the wallet's own screen says "Free to sign. What you sign may be used later without asking again."
    When the visitor answers "Sign" on the wallet's own screen
    Then the modal is closed
