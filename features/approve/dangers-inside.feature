Feature: Warnings on the embedded wallet's own screen
  Continuing takes a second step that names the possible loss; declining is the prominent button.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by link"
    And a new visitor logged in by email as "morwenna@saltmarsh.example"

  @sandbox @S6.4
  Scenario: A transfer to a burn address needs a second step
    Given the account in use receives "2" "ETH" from outside
    When the dapp asks the wallet for "eth_sendTransaction" with [{"to": "0x000000000000000000000000000000000000dead", "value": "0x16345785d8a0000"}]
    Then the wallet's own screen says "Anything you send there is lost forever."
    When the visitor ticks "I understand that I may lose what I send to this address" on the wallet's own screen
    And the visitor answers "Approve" on the wallet's own screen
    Then the dapp is answered "yes"

  @sandbox @S6.4
  Scenario: A sign-in to another site needs a second step
    When the dapp asks for a signature of "bank.example wants you to sign in with your Ethereum account:"
    Then the wallet's own screen says "can log in as you at bank.example"
    When the visitor ticks "I understand that this site can sign in as me at bank.example" on the wallet's own screen
    And the visitor answers "Sign" on the wallet's own screen
    Then the dapp is answered "yes"
