@sandbox @browser
Feature: The visitor caps an allowance in the embedded wallet
  For an unlimited approval, the wallet's own screen offers a limit before signing. What is signed is what is then shown.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by link"
    And a new visitor logged in by email as "isolde@saltmarsh.example"
    And the account in use receives "2" "ETH" from outside
    And the account in use receives "12" "KELP" from outside

  @S6.4
  Scenario: A capped unlimited approval allows no more than the cap
    When the dapp asks the wallet for "eth_sendTransaction" with [{"to": "0x9b06d17ce54b06df4a644900492036e3ac384517", "data": "0x095ea7b30000000000000000000000003c44cdddb6a900fa2b585dd299e03d12fa4293bcffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]
    Then the wallet's own screen says "Approve spending of all your KELP"
    And the wallet's own screen says "Use exact amount: 12 KELP"
    When the visitor sets the spending cap to "5" on the wallet's own screen
    Then the wallet's own screen says "Approve spending of 5 KELP"
    When the visitor answers "Approve" on the wallet's own screen
    Then the dapp is answered "yes"
    And the allowance of "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC" is "5" "KELP" of the contract "0x9b06d17ce54b06df4a644900492036e3ac384517"
